// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { clauseOf, explain } from './explanation';

const CLAUSES = { action: 'T3.1', 'action-2': 'T3.9', yard: 'N5.2' };

test('a place is found by the longest name it begins with', () => {
  expect(clauseOf('action-2-raid', CLAUSES)).toBe('T3.9');
  expect(clauseOf('action-1-raid', CLAUSES)).toBe('T3.1');
  expect(clauseOf('yard-0', CLAUSES)).toBe('N5.2');
  expect(clauseOf('yards', CLAUSES)).toBeNull();
});

test('a thing says its own name, with the clause of the place it lies in', () => {
  document.body.innerHTML = `<div id="board"><p id="plain">x</p>
    <div data-spot="yard-1"><span title="A ship"><i id="ship"></i></span><i id="sea"></i></div>
    <div title="A pile"><b data-spot="unnamed"><i id="nameless"></i></b></div></div>`;
  const board = document.querySelector('#board') ?? expect.fail();
  const said = (id: string) =>
    explain(document.querySelector(id) ?? board, board, CLAUSES)?.explanation ?? null;
  expect(said('#ship')).toEqual({ text: 'A ship', clause: 'N5.2' });
  expect(said('#sea')).toEqual({ text: '', clause: 'N5.2' });
  expect(said('#plain')).toBeNull();
  // What has nothing to say for itself is a part of what lies around it.
  expect(said('#nameless')).toEqual({ text: 'A pile', clause: null });
});
