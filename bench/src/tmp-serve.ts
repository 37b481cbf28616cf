import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inFolder, makeProject, SERVER, start, stop } from './program.ts'
import { loadPage } from './serve-load.ts'
const BASELINE = fileURLToPath(new URL('./serve-baseline.ts', import.meta.url))
const read = (url: string, host: string): Promise<string> =>
  new Promise((resolve, reject) =>
    get(url, { headers: { host } }, (response) => {
      console.log(response.rawHeaders.join(' | ').slice(0,900))
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    }).on('error', reject),
  )
await inFolder(async (folder) => {
  const server = await start(SERVER, folder, { HEDDLE_TRUST_PROXY: '1', ...(process.env.PROF ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/run11-prof' } : {}) })
  const project = await makeProject(server.url, 'sample')
  await project.publish()
  const { port } = new URL(server.url)
  const host = `${project.slug}.localhost:${port}`
  const text = await read(`http://127.0.0.1:${port}/`, host)
  console.log(text.length)
  writeFileSync(join(folder, 'page'), text)
  const bare = await start(BASELINE, folder)
  const request = (at: number) => `GET / HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}\r\nconnection: keep-alive\r\n\r\n`
  for (let round = 0; round < 4; round++) {
    const ours = await loadPage(`http://127.0.0.1:${port}`, request, 16, 1200)
    const least = await loadPage(bare.url, request, 16, 1200)
    console.log(ours | 0, least | 0, (ours / least).toFixed(3))
  }
  if (process.env.PROF) { server.child.removeAllListeners('exit'); server.child.kill('SIGTERM'); await new Promise((r) => server.child.once('exit', r)) } else await stop(server)
  await stop(bare)
})
process.exit(0)
