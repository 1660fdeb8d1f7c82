// Lets the browser keep the client for use without a connection; without that, everything works as long as there is one.

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Whoever taps a notification is brought to its table.
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ kind?: string; address?: string }>) => {
      if (data.kind === 'open' && data.address) location.hash = new URL(data.address).hash;
    },
  );
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('./service-worker.js')
      .catch((error: unknown) => console.warn('not kept for offline use:', error));
  });
}
