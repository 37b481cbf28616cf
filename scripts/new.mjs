// `npm run new <kind> <name>`: a folder to begin with, complete enough to be checked, drawn or run.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeNew, kindNames } from './new/kinds.mjs'
import { ROOT, runNode } from './run.mjs'

const [kind, name] = process.argv.slice(2)
if (!kindNames.includes(kind) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) {
  console.error(
    `Say what to make: npm run new <kind> <name>. Kinds are ${kindNames.join(', ')}; a name has small letters, digits and hyphens, for example rating-stars.`,
  )
  process.exit(1)
}
const { folder, files, next } = describeNew(kind, name)
const taken = Object.keys(files).filter((file) => existsSync(join(ROOT, folder, file)))
if (taken.length > 0) {
  console.error(`There is already ${taken.map((file) => `${folder}/${file}`).join(', ')}.`)
  process.exit(1)
}
for (const [file, text] of Object.entries(files)) {
  const path = join(ROOT, folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
runNode(['scripts/generate-indexes.mjs'])
console.log(
  `Made ${Object.keys(files)
    .map((file) => `${folder}/${file}`)
    .join(', ')}. ${next}`,
)
