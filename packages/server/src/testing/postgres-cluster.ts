import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** A PostgreSQL of the test's own on loopback. */
export interface PostgresCluster {
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>
  /** Ends and starts it; `immediate` as after a crash. Its data stays. */
  restart(mode: 'fast' | 'immediate'): void
  stop(): void
}

const ROOT = '/usr/lib/postgresql'

/** Folder of the newest installed PostgreSQL's programs; `undefined` where there is none. */
export function findPostgres(): string | undefined {
  if (!existsSync(ROOT)) return undefined
  return readdirSync(ROOT)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(ROOT, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl')))
}

/** PostgreSQL refuses to run as root; Debian brings a user for it. */
function run(program: string, args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0
  const command = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args]
    : [program, ...args]
  const [file = program, ...rest] = command
  const result = spawnSync(file, rest, { cwd: tmpdir(), encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], timeout: 60_000 })
  if (result.status !== 0) throw new Error(`${program} failed: ${result.error?.message ?? result.stderr}`)
}

const idOf = (option: '-u' | '-g'): number => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts a cluster in a temporary folder; `undefined`, with a printed line, where PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresCluster | undefined> {
  const bin = findPostgres()
  if (!bin) {
    console.log('PostgreSQL is not installed: the database suite runs on SQLite only.')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'heddle-postgres-'))
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'))
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=60`
  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])

  let made = 0
  return {
    async newDatabase() {
      const name = `test_${++made}`
      const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    restart(mode) {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', '-l', join(folder, 'log'), '-o', settings, 'restart'])
    },
    stop() {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
