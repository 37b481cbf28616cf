import { loadPage } from './serve-load.ts'
import { makeProject, memoryOf, SERVER, start, stop } from './program.ts'
import { flatness } from './flatness.ts'
import { median, type BenchmarkRow } from './result.ts'

const AT_ONCE = 8
/** Milliseconds of one turn: visitors of one page, then of another, then a release. */
const TURN = 5_000
/**
 * The server's memory while visitors come as fast as they are answered and the site is published every few seconds.
 *
 * @param minutes how long
 */
export async function benchMinutes(folder: string, minutes: number): Promise<readonly BenchmarkRow[]> {
  // As behind a proxy: all from one address would be more than one visitor may ask for.
  const server = await start(SERVER, folder, { HEDDLE_TRUST_PROXY: '1' })
  try {
    const project = await makeProject(server.url, 'sample')
    await project.publish()
    const { port } = new URL(server.url)
    const host = `${project.slug}.localhost:${port}`
    const request = (path: string) => (at: number) =>
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}\r\nconnection: keep-alive\r\n\r\n`
    const memory: number[] = []
    const rates: number[] = []
    const end = performance.now() + minutes * 60_000
    for (let turn = 0; performance.now() < end; turn += 1) {
      rates.push(await loadPage(`http://127.0.0.1:${port}`, request(turn % 2 === 0 ? '/' : '/test'), AT_ONCE, TURN))
      if (turn % 4 === 3) await project.publish()
      memory.push(memoryOf(server))
    }
    const { early, late, warm } = flatness(memory)
    return [
      {
        label: `pages a second over ${minutes} minutes, a release every ${(TURN * 4) / 1000} s`,
        value: median(rates),
        unit: 'pages/s',
        spread: [Math.min(...rates), Math.max(...rates)],
      },
      {
        label: 'most memory in the second half',
        value: late,
        unit: 'MB',
        spread: [Math.min(...warm), Math.max(...warm)],
        ratio: late / early,
        baseline: 'the most in the half before, after a quarter to warm up',
        aim: 'flat: at most 1.1×',
        isMet: late / early <= 1.1,
      },
    ]
  } finally {
    await stop(server)
  }
}
