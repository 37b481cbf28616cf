import type { ActionPorts, PortName } from '@heddle/kit/ports'
import './contracts.gen.ts'

type Methods = { readonly [Name in PortName]?: readonly (keyof ActionPorts[Name])[] }

/**
 * Methods that tell something of the world, or whose answer a run works on with: a test that asks one of them anew has to be told
 * what it gives. What is not named here changes the world, and a test does without.
 */
const READS: Methods = {
  app: ['install'],
  browser: ['geolocation', 'hasGeolocation'],
  clock: ['until'],
  collections: ['fetch'],
  elements: ['run'],
  files: ['isFile', 'toBase64', 'toUrl'],
  http: ['send'],
  navigation: ['back'],
  plugins: ['run'],
  popups: ['open'],
  scripts: ['run'],
  storage: ['read', 'readCookie'],
  uploads: ['send'],
}

/** The same as names of ports and methods: `http.send`. */
export const portReads: ReadonlySet<string> = new Set(
  Object.entries(READS).flatMap(([port, methods]) => methods.map((method) => `${port}.${method}`)),
)
