// Lets the browser keep the client for use without a connection; without that, everything works as long as there is one.

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('./service-worker.js')
      .catch((error: unknown) => console.warn('not kept for offline use:', error));
  });
}
