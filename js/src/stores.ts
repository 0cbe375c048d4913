// Which store belongs to which model.
import type { AnyModel } from "@anywidget/types";
import { Store } from "./store";

const stores = new WeakMap<AnyModel, Store>();

export function storeOf(model: AnyModel): Store {
  let store = stores.get(model);
  if (!store) stores.set(model, (store = new Store(model)));
  return store;
}

export function closeStore(model: AnyModel): void {
  stores.get(model)?.close();
  stores.delete(model);
}
