// Every rule `- **S1** …` of a package's SPEC.md must be named at the start of a test's title in that package, and the other way round.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'
import { listFiles } from './sources.mjs'

const problems = []
const texts = (folder) => listFiles([folder], ['.ts', '.tsx']).filter((path) => /\.test\.tsx?$/.test(path))

for (const name of readdirSync(join(ROOT, 'packages'))) {
  const spec = join(ROOT, 'packages', name, 'SPEC.md')
  if (!existsSync(spec)) continue
  const rules = new Set([...readFileSync(spec, 'utf8').matchAll(/^- \*\*([A-Z]{1,3}\d+)\*\*/gm)].map((match) => match[1]))
  const titles = [...texts(`packages/${name}`), ...texts('packages/testing'), ...texts('packages/editor')]
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
  for (const rule of rules) {
    if (!new RegExp(`\\(\\s*['"\`]${rule} `).test(titles))
      problems.push(`packages/${name}/SPEC.md: no test's title begins with ${rule}`)
  }
}
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
