// `npm run check-data` and `npm run backup [-- folder]`: look at what the server keeps, and copy it, while it runs or stands.
// `npm run restore -- folder`: puts a backup where nothing is yet.
import { install } from './install.mjs'
import { runNode } from './run.mjs'

const [command, ...rest] = process.argv.slice(2)
install()
runNode([`apps/server/src/${command}.ts`, ...rest])
