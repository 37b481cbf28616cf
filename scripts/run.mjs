// Starts other programs the same way everywhere: Node 24 from node_modules, plain exit codes, no shell.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The Node that runs Heddle: the machine's own when it is 24 or newer, else the one npm installed beside the packages. */
export function nodePath() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const own = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(own) ? own : process.execPath
}

/** The file a package's command starts, found without a shell so that it works on Windows too. */
export function binPath(packageName, file) {
  return join(ROOT, 'node_modules', packageName, file)
}

/** Runs a JavaScript program to its end; exits this process with its code when it fails. */
export function runNode(args, options = {}) {
  const result = spawnSync(nodePath(), args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (result.error) throw result.error
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/** Runs a JavaScript program and answers whether it succeeded. */
export function tryNode(args, options = {}) {
  return spawnSync(nodePath(), args, { cwd: ROOT, stdio: 'inherit', ...options }).status === 0
}

/** Runs a JavaScript program beside this one; answers whether it succeeded and all it said. */
export function hearNode(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ ok: code === 0, said }))
  })
}

/** The environment of a program that starts fast: Node keeps what it compiled of the sources for the next start. */
export function serverEnvironment() {
  return { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'), ...process.env }
}

/** Starts a JavaScript program that goes on. */
export function startNode(args, options = {}) {
  return spawn(nodePath(), args, { cwd: ROOT, stdio: 'inherit', env: serverEnvironment(), ...options })
}

/** Runs npm with the given arguments. */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
        cwd: ROOT,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      })
  if (result.status !== 0) process.exit(result.status ?? 1)
}
