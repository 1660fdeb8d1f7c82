// What ESLint looks for in the client: mistakes that types and formatting do not show. Formatting is Prettier's.
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'screenshots/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  ...svelte.configs['flat/prettier'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      // TypeScript knows which names there are.
      'no-undef': 'off',
      // Svelte's own rule knows that properties are taken out of $props() with `let`.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // svelte-check says what is unused, with its own comments; this rule knows fewer warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // Sets and maps that are made anew rather than changed need no reactive twin.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)) },
    },
  },
);
