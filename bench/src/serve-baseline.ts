// The least a server must do to give a page: `node:http` alone, the page's bytes in memory, one header that names their type and
// one their length. Prints its address; the page stands in the file `page` of the folder: `node serve-baseline.ts {folder}`.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const page = readFileSync(join(process.argv[2] ?? '.', 'page'))
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length }).end(page)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
