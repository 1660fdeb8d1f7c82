// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROTOCOL } from './server.svelte';

test('this page speaks the protocol of the server in this tree', () => {
  const messages = readFileSync('../src/protocol/messages.h', 'utf8');
  expect(/kVersion = "(\w+)"/.exec(messages)?.[1]).toBe(PROTOCOL);
});
