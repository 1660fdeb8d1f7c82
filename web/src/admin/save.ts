// A document of the server, kept as a file by the browser.
export function save(name: string, document_: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(document_, null, 1)], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
