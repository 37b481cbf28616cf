// Builds what has to be built: the editor with its canvas frame, the site's chunks, the server-render bundle and pictures of the
// templates; and all of it in the smaller forms that browsers take.
// With --if-needed it does nothing when no source is newer than the last build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { ROOT, runNode } from './run.mjs'
import { writeWhole } from './write-whole.mjs'

const STAMP = join(ROOT, 'apps', 'editor', 'dist', '.built-from')
const INPUTS = [
  'packages',
  'catalogue',
  'apps',
  'package-lock.json',
  'scripts/build-editor.mjs',
  'scripts/module-weights.mjs',
  'scripts/build-site.mjs',
  'scripts/build-thumbnails.mjs',
  'scripts/pack-files.mjs',
  'scripts/site-chunks',
  'scripts/catalogue-items.mjs',
]

function hashTree(hash, path) {
  const info = statSync(path)
  if (info.isDirectory()) {
    for (const name of readdirSync(path).toSorted()) {
      if (name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name)) hashTree(hash, join(path, name))
    }
  } else {
    hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
}

const hash = createHash('sha256')
for (const input of INPUTS) if (existsSync(join(ROOT, input))) hashTree(hash, join(ROOT, input))
const wanted = hash.digest('hex')

if (process.argv.includes('--if-needed') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) process.exit(0)
console.log('Building the editor and the site runtime…')
runNode(['scripts/generate-indexes.mjs'])
runNode(['scripts/build-site.mjs'])
runNode(['scripts/build-editor.mjs'])
runNode(['scripts/build-thumbnails.mjs'])
runNode(['scripts/pack-files.mjs'])
writeWhole(STAMP, wanted)
