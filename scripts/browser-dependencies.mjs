// Libraries that browser tests load.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** Entries of a package that the editor imports: those of a package with patterns in `exports` are not found by a glob. */
function entriesOf(name) {
  const folder = join(ROOT, 'packages/editor/src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const imports = sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/(?<=from ')[^']+/g) ?? [])
  return [...new Set(imports)].filter((from) => from.startsWith(`${name}/`)).toSorted()
}

/**
 * What Vite prepares before browser tests begin: a library that is found while they run reloads them, which gives two copies of
 * React, and a test that draws nothing and waits for it until its time is up.
 *
 * @returns {string[]}
 */
export const browserDependencies = () => [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-dom/server.browser',
  '@lezer/lr',
  'fast-check',
  'fractional-indexing',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@preact/signals-core',
  'lucide-react',
  ...entriesOf('react-aria-components'),
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/common',
  '@lezer/highlight',
  '@xyflow/react',
  'idb',
  'nanoid',
  'zod',
  're2js',
  'dayjs',
  'dayjs/plugin/*',
  'dayjs/locale/*',
  '@tanstack/table-core',
  'libphonenumber-js/core',
  'libphonenumber-js/metadata.min',
  '@tiptap/core',
  '@tiptap/pm/history',
  '@tiptap/pm/state',
  '@tiptap/pm/tables',
]
