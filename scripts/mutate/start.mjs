// `npm run mutate`: installs what is missing, then runs mutate.mjs on the Node that Vitest asks for.
import { install } from '../install.mjs'
import { runNode } from '../run.mjs'

install()
runNode(['scripts/mutate/mutate.mjs', ...process.argv.slice(2)])
