// The settings in a document: which version this is, as CMakeLists.txt says.
// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Settings from './Settings.svelte';

test('the version is shown', () => {
  const version = /^project\(wharf VERSION ([\d.]+)/m.exec(readFileSync('../CMakeLists.txt', 'utf8'))?.[1];
  const screen = mount(Settings, { target: document.body });
  expect(document.body.textContent).toContain(`Wharf ${version}`);
  void unmount(screen);
});
