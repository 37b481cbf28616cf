import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nodePath } from '../../scripts/run.mjs'

// The benchmarks run in bare Node, which reads no JSX: what they import must not either.
test('every benchmark can be loaded', () => {
  const load = `
    const { BENCHMARKS } = await import('./benchmarks.ts')
    for (const [name, benchmark] of Object.entries(BENCHMARKS)) console.log(name, typeof (await benchmark()))
    process.exit()`
  const { stdout, stderr } = spawnSync(nodePath(), ['--input-type=module', '-e', load], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n').length).toBeGreaterThan(10)
  for (const line of stdout.trim().split('\n')) expect(line).toMatch(/ function$/)
})
