// `npm run bench [name …]`: runs the benchmarks, prints medians and ratios of this run and writes bench/RESULTS.md.
import { install } from './install.mjs'
import { runNode } from './run.mjs'

install()
runNode(['scripts/build.mjs', '--if-needed'])
runNode(['bench/src/main.ts', ...process.argv.slice(2)])
