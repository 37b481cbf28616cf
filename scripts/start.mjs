// `npm start`: installs and builds what is missing, then starts the server on embedded storage.
import { install } from './install.mjs'
import { runNode, startNode } from './run.mjs'

install()
runNode(['scripts/build.mjs', '--if-needed'])
const server = startNode(['apps/server/src/main.ts'])
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
