import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { LIMITS } from './limits.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const settings = new Set([...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name))

/** Settings that a file of deployment gives values to. */
const given = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^\s+(?:ENV )?(HEDDLE_[A-Z_]+)[:=] ?'?([^'\s\\]+)'?/gm)].map(([, name = '', value = '']) => [name, value]),
  )

describe('the files for going live', () => {
  it.each(['Dockerfile', 'deploy/compose.yaml'])('%s names settings that there are, with values that they take', (file) => {
    const values = given(read(file))
    expect(Object.keys(values).length).toBeGreaterThan(2)
    expect(Object.keys(values).filter((name) => !settings.has(name))).toEqual([])
    expect(() => readConfig(values)).not.toThrow()
  })

  it('every setting of the server is in the README', () => {
    const known = [...read('packages/server/src/config.ts').matchAll(/env\['(HEDDLE_[A-Z_]+)'\]/g)].map(([, name]) => name)
    expect(known.filter((name) => !settings.has(name))).toEqual([])
  })

  it('the container runs as nobody’s root, with a root that is read-only and no capabilities, and tells how it is', () => {
    const [dockerfile, compose] = [read('Dockerfile'), read('deploy/compose.yaml')]
    expect(dockerfile).toMatch(/^USER 10001:10001$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/health/m)
    const heddle = compose.slice(compose.indexOf('  heddle:'), compose.indexOf('  caddy:'))
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'data:/data', 'stop_grace_period'])
      expect(heddle).toContain(line)
    expect(heddle).not.toMatch(/^\s+ports:/m)
  })

  it('both proxies pass the host on, take what visitors say of themselves away, and let the largest file through', () => {
    const nginx = read('deploy/heddle-proxy.conf')
    for (const line of ['Host $host', 'X-Forwarded-For $remote_addr', "X-Forwarded-Host ''", 'Upgrade $http_upgrade'])
      expect(nginx).toContain(`proxy_set_header ${line};`)
    expect(Number(/client_max_body_size (\d+)m/.exec(nginx)?.[1])).toBeGreaterThan(LIMITS.projectFileBytes / 1_000_000)
    // nginx of Debian 12 does not know it by itself.
    expect(read('deploy/nginx.conf')).not.toMatch(/^\s*http2 on;/m)
    expect(read('deploy/Caddyfile')).toContain('ask http://heddle:9090/certificate')
  })
})
