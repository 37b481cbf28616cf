import type { HelperAddresses } from '@heddle/kit'
import { readAllowedHosts, type AllowedHosts } from './allowed-hosts.ts'
import { readHelperAddresses } from './helper-addresses.ts'
import { LIMITS } from './limits.ts'
import { readMailSettings, type MailSettings } from './mail-settings.ts'
import { messages } from './messages.ts'
import { readTrustedProxies, type TrustedProxies } from './proxies.ts'
import { readS3Settings, type S3Settings } from './s3-settings.ts'

/** Everything that can be configured, in one place. Made by `readConfig` from the environment, or by hand in tests. */
export interface ServerConfig {
  /** PORT (4000): port the server listens on; 0 takes a free one. */
  readonly port: number
  /** HEDDLE_LISTEN (127.0.0.1): network address the server listens on; 0.0.0.0 for all. */
  readonly listen: string
  /** HEDDLE_DATA (./data): folder of the database, uploads and releases; of copies of these where they are in object storage. */
  readonly dataFolder: string
  /** DATABASE_URL: PostgreSQL 15 or newer instead of SQLite in the data folder. */
  readonly databaseUrl?: string
  /** HEDDLE_S3_*: uploads and releases are in a bucket of object storage, not in the data folder. */
  readonly s3?: S3Settings
  /** HEDDLE_SHARED (0): 1 when several processes use this PostgreSQL, and this data folder or one object storage. */
  readonly isShared: boolean
  /** HEDDLE_HOST (localhost): host name of the editor. */
  readonly editorHost: string
  /** HEDDLE_SITES_HOST (HEDDLE_HOST): sites are `{slug}.{this}`, their drafts `{slug}--preview.{this}`. */
  readonly sitesHost: string
  /** HEDDLE_ASSETS_HOST (assets.{HEDDLE_SITES_HOST}): host name of uploaded files. */
  readonly assetsHost: string
  /** HEDDLE_HTTPS (0): 1 when a proxy in front speaks https; cookies become Secure, addresses begin with https. */
  readonly https: boolean
  /** HEDDLE_HSTS_SECONDS (2592000, 30 days): sites that are visited by https say for how long browsers shall come by https alone; 0 for nothing. */
  readonly hstsSeconds: number
  /** HEDDLE_PUBLIC_PORT (PORT, or the default port with HEDDLE_HTTPS): port that people type. */
  readonly publicPort?: number
  /** HEDDLE_TRUST_PROXY (0): how many proxies stand in front, or their addresses and networks; they tell who the visitor is. */
  readonly trustProxy: TrustedProxies
  /** HEDDLE_ALLOW_PRIVATE: hosts, addresses and networks that sources may ask although they are not public. */
  readonly allowPrivate: AllowedHosts
  /** HEDDLE_ASSETS_MB (500): room for the files that the builders of one project upload, in megabytes. */
  readonly assetsBytes: number
  /** HEDDLE_DELETED_FILES_DAYS (30): bytes of files that were deleted from their project are kept so many days. */
  readonly deletedFilesLife: number
  /** HEDDLE_USER_FILES_MB (1000): room for files that visitors of one project upload, in megabytes. */
  readonly userFilesBytes: number
  /** HEDDLE_SMTP, HEDDLE_MAIL_FROM: how letters to visitors leave; without a server they lie in `outbox` of the data folder. */
  readonly mail: MailSettings
  /** HEDDLE_BUILDER_API, HEDDLE_DATA_SERVICE, HEDDLE_CDN: helper services that plugins may ask; the site's own server without. */
  readonly helperAddresses: Partial<HelperAddresses>
  /** HEDDLE_REQUEST_SECONDS (300): a request that has not arrived whole after this time is ended. */
  readonly requestSeconds: number
  /** HEDDLE_METRICS_PORT: port that tells those who look after the server how it is (`/metrics`, `/health`); absent for none, 0 takes a free one. */
  readonly metricsPort?: number
  /** HEDDLE_METRICS_LISTEN (127.0.0.1): network address of that port; visitors must not reach it. */
  readonly metricsListen: string
  /** HEDDLE_DRAIN_SECONDS (5): a server that is stopped waits so long for what it is answering. */
  readonly drainSeconds: number
  /** HEDDLE_SECRET: signs sessions and preview addresses; made once and kept in the database when absent. */
  readonly secret?: string
  /** HEDDLE_LOG (warn): fatal, error, warn, info, debug or silent. */
  readonly logLevel: string
}

const HOST = /^[a-z0-9.-]+$/
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function readPort(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(messages.badSetting(name, `“${text}” is no port number`))
  return port
}

function readHost(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const host = text.toLowerCase()
  if (!HOST.test(host)) throw new Error(messages.badSetting(name, `“${text}” is no host name`))
  return host
}

function readSeconds(name: string, text: string | undefined, { least = 1, most = 86_400 } = {}): number | undefined {
  if (text === undefined || text === '') return undefined
  const seconds = Number(text)
  if (!Number.isInteger(seconds) || seconds < least || seconds > most)
    throw new Error(messages.badSetting(name, `“${text}” is no number of seconds from ${least} to ${most}`))
  return seconds
}

function readMegabytes(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const megabytes = Number(text)
  if (!Number.isInteger(megabytes) || megabytes < 0 || megabytes > 1_000_000)
    throw new Error(messages.badSetting(name, `“${text}” is no number of megabytes from 0 to 1000000`))
  return megabytes * 1_000_000
}

function readDays(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > 36_500)
    throw new Error(messages.badSetting(name, `“${text}” is no number of days from 1 to 36500`))
  return days * 86_400_000
}

const readSwitch = (text: string | undefined): boolean => text === '1' || text === 'true'

/** Reads the environment. Throws an `Error` naming the variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const editorHost = readHost('HEDDLE_HOST', env['HEDDLE_HOST']) ?? 'localhost'
  const sitesHost = readHost('HEDDLE_SITES_HOST', env['HEDDLE_SITES_HOST']) ?? editorHost
  const publicPort = readPort('HEDDLE_PUBLIC_PORT', env['HEDDLE_PUBLIC_PORT'])
  const metricsPort = readPort('HEDDLE_METRICS_PORT', env['HEDDLE_METRICS_PORT'])
  const logLevel = env['HEDDLE_LOG'] || 'warn'
  if (!LEVELS.includes(logLevel)) throw new Error(messages.badSetting('HEDDLE_LOG', `use one of ${LEVELS.join(', ')}`))
  if (env['HEDDLE_SECRET'] && env['HEDDLE_SECRET'].length < 32) {
    throw new Error(messages.badSetting('HEDDLE_SECRET', 'it needs at least 32 characters'))
  }
  const isShared = readSwitch(env['HEDDLE_SHARED'])
  if (isShared && !env['DATABASE_URL']) {
    throw new Error(messages.badSetting('HEDDLE_SHARED', 'several processes need a PostgreSQL, so set DATABASE_URL'))
  }
  const s3 = readS3Settings(env)
  if (isShared && s3 && !env['HEDDLE_SECRET']) {
    const reason =
      'processes that share no folder need the same one; the text of secret.key in the data folder is what was used so far'
    throw new Error(messages.badSetting('HEDDLE_SECRET', reason))
  }
  return {
    isShared,
    port: readPort('PORT', env['PORT']) ?? 4000,
    listen: env['HEDDLE_LISTEN'] || '127.0.0.1',
    dataFolder: env['HEDDLE_DATA'] || './data',
    ...(s3 && { s3 }),
    ...(env['DATABASE_URL'] ? { databaseUrl: env['DATABASE_URL'] } : {}),
    editorHost,
    sitesHost,
    assetsHost: readHost('HEDDLE_ASSETS_HOST', env['HEDDLE_ASSETS_HOST']) ?? `assets.${sitesHost}`,
    https: readSwitch(env['HEDDLE_HTTPS']),
    hstsSeconds: readSeconds('HEDDLE_HSTS_SECONDS', env['HEDDLE_HSTS_SECONDS'], { least: 0, most: 63_072_000 }) ?? 2_592_000,
    ...(publicPort === undefined ? {} : { publicPort }),
    trustProxy: readTrustedProxies(env['HEDDLE_TRUST_PROXY']),
    allowPrivate: readAllowedHosts(env['HEDDLE_ALLOW_PRIVATE']),
    assetsBytes: readMegabytes('HEDDLE_ASSETS_MB', env['HEDDLE_ASSETS_MB']) ?? LIMITS.projectAssetBytes,
    deletedFilesLife: readDays('HEDDLE_DELETED_FILES_DAYS', env['HEDDLE_DELETED_FILES_DAYS']) ?? LIMITS.deletedFilesLife,
    userFilesBytes: readMegabytes('HEDDLE_USER_FILES_MB', env['HEDDLE_USER_FILES_MB']) ?? 1_000_000_000,
    mail: readMailSettings(env, sitesHost),
    helperAddresses: readHelperAddresses(env),
    requestSeconds: readSeconds('HEDDLE_REQUEST_SECONDS', env['HEDDLE_REQUEST_SECONDS']) ?? 300,
    ...(metricsPort === undefined ? {} : { metricsPort }),
    metricsListen: env['HEDDLE_METRICS_LISTEN'] || '127.0.0.1',
    drainSeconds: readSeconds('HEDDLE_DRAIN_SECONDS', env['HEDDLE_DRAIN_SECONDS'], { least: 0 }) ?? 5,
    ...(env['HEDDLE_SECRET'] ? { secret: env['HEDDLE_SECRET'] } : {}),
    logLevel,
  }
}
