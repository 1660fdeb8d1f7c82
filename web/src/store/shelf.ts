// A store in IndexedDB that holds things by their id.
type Work<T> = (store: IDBObjectStore) => IDBRequest<T>;

function opened(database: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onblocked = () => reject(new Error('the database is blocked'));
  });
}

/** Works in a store; rejects where the browser has no room or keeps nothing. */
export const shelf =
  (name: string, store: string) =>
  async <T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> => {
    const database = await opened(name, store);
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(store, mode);
        const request = work(transaction.objectStore(store));
        // A write counts when its transaction has ended, not when it was taken.
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
        transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
      });
    } finally {
      database.close();
    }
  };
