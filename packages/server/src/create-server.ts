import { resolveTxt } from 'node:dns/promises'
import type { AddressInfo } from 'node:net'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ServerConfig } from './config.ts'
import { cookieNames, type CookieNames } from './cookies.ts'
import { damagedDatabase, refuseHalfRestored } from './drivers/data-folder.ts'
import { lockFolder, type FolderLock } from './drivers/folder-lock.ts'
import { makePrivate } from './drivers/private-folder.ts'
import { openDatabase } from './drivers/open-database.ts'
import { openStorage, storagePlace } from './drivers/open-storage.ts'
import { openSitePlaces } from './drivers/site-places.ts'
import { createEgress } from './egress/egress.ts'
import { createHostNames, seemsOneDomain, type HostNames } from './host-names.ts'
import type { KnownDomains } from './services/domains.ts'
import { createRequestPages } from './requests/request-pages.ts'
import { createVisitLimit } from './hosting/visit-limit.ts'
import { createQuickAnswers } from './hosting/quick-answers.ts'
import { createStrictTransport } from './hosting/strict-transport.ts'
import { HEADERS_OF_SITES, type Hosting } from './hosting/serve-host.ts'
import { answerError, answerErrors } from './http/answer-errors.ts'
import { registerFrontDoor } from './http/front-door.ts'
import { openQuickDoor } from './http/quick-door.ts'
import { registerRoutes } from './http/register-routes.ts'
import { registerSockets } from './http/register-sockets.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { shareRates, type RateStores } from './http/shared-rates.ts'
import { serveEditor } from './http/serve-editor.ts'
import { LIMITS } from './limits.ts'
import { openMailer } from './mail/open-mailer.ts'
import { messages } from './messages.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics, type Health, type MetricsServer } from './metrics/serve-metrics.ts'
import { watchProcess } from './metrics/watch-process.ts'
import { watchRequests } from './metrics/watch-requests.ts'
import { runMigrations } from './migrations/run-migrations.ts'
import { createJobPool } from './pool/job-pool.ts'
import type { Database } from './ports/database.ts'
import { holdsAny, type ObjectStorage } from './ports/object-storage.ts'
import { noNotices } from './ports/notices.ts'
import type { ServerPorts } from './ports/ports.ts'
import { createTrust, visitorKey, type TrustsPeer } from './proxies.ts'
import { routes } from './routes.gen.ts'
import { ServerError } from './server-error.ts'
import { readMasterKey } from './secrets/master-key.ts'
import { sealKeptSettings } from './secrets/seal-kept.ts'
import { createVault, PLUGIN_SETTINGS } from './secrets/vault.ts'
import { storageTrouble } from './services/storage-trouble.ts'
import { createServices, type Services } from './services.ts'
import { readSecret } from './services/settings.ts'

export interface HeddleServer {
  readonly app: FastifyInstance
  readonly services: Services
  readonly database: Database
  readonly hosts: HostNames
  /** The port of `/metrics` and `/health`, once it listens; 0 without one. */
  readonly metricsPort: number
  /** Starts to answer; resolves with the editor's address. */
  listen(): Promise<string>
  /** Finishes what it is answering, ends connections, saves what is open and gives the data folder free. */
  close(): Promise<void>
}

/** Opens the data folder and builds the server. Throws an `Error` a person can act on when it cannot start. */
export async function createServer(config: ServerConfig, ports: ServerPorts): Promise<HeddleServer> {
  const open = makePrivate(config.dataFolder)
  const lock = lockFolder(config.dataFolder, config.isShared)
  let database: Database | undefined
  try {
    refuseHalfRestored(config.dataFolder)
    database = await openDatabase(config)
    const server = await build(config, ports, lock, database)
    if (open !== undefined) server.app.log.warn(messages.folderOpen(config.dataFolder, open))
    return server
  } catch (error) {
    await database?.close()
    lock.release()
    const isDamaged = config.databaseUrl === undefined && storageTrouble(error) === messages.damaged
    throw isDamaged ? damagedDatabase(config.dataFolder, (error as Error).message) : error
  }
}

/** Where things are stored but nobody has an account the database is not theirs; a stranger could take the owner's seat. */
async function refuseForeignObjects({ db }: Database, storage: ObjectStorage, { dataFolder, s3 }: ServerConfig): Promise<void> {
  const [user, project] = await Promise.all([
    db.selectFrom('user').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('project').select('id').limit(1).executeTakeFirst(),
  ])
  if (!user && (project || (await holdsAny(storage))))
    throw new Error(s3 ? messages.noAccountsOfBucket(s3.bucket) : messages.noAccounts(dataFolder))
}

async function build(config: ServerConfig, ports: ServerPorts, lock: FolderLock, database: Database): Promise<HeddleServer> {
  await runMigrations(database)
  const masterKey = readMasterKey(config.dataFolder, config.secret)
  await sealKeptSettings(database, createVault(masterKey, PLUGIN_SETTINGS))
  const place = storagePlace(config)
  const storage = await openStorage(place, config.isShared)
  await refuseForeignObjects(database, storage, config)
  const secret = await readSecret(database, config.secret)
  const trusts = createTrust(config.trustProxy)
  const cookies = cookieNames(config)
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { req: describeRequest } },
    requestTimeout: config.requestSeconds * 1000,
    trustProxy: trusts,
    bodyLimit: LIMITS.bodyBytes,
    http: {
      maxHeaderSize: LIMITS.headBytes,
      headersTimeout: Math.min(60_000, config.requestSeconds * 1000),
      connectionsCheckingInterval: Math.min(30_000, config.requestSeconds * 500),
    },
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, services),
  })
  const known: KnownDomains = new Map()
  const port = (): number => (app.server.address() as AddressInfo | null)?.port ?? config.port
  const hosts = createHostNames(config, port, (host) => known.get(host))
  const pool = createJobPool()
  if (seemsOneDomain(config)) app.log.warn(messages.sharedDomain(config.editorHost, config.sitesHost))
  const places = openSitePlaces(database, config.dataFolder)
  const notices =
    config.isShared && config.databaseUrl !== undefined
      ? (await import('./drivers/postgres-notices.ts')).openPostgresNotices(config.databaseUrl)
      : noNotices
  const services = createServices({
    notices,
    database,
    storage,
    storagePlace: place,
    hosts,
    ports,
    secret,
    dataFolder: config.dataFolder,
    pool,
    masterKey,
    assetsBytes: config.assetsBytes,
    userFilesBytes: config.userFilesBytes,
    deletedFilesLife: config.deletedFilesLife,
    helperAddresses: config.helperAddresses,
    egress: createEgress({ allowed: config.allowPrivate }),
    cookies,
    places,
    mailer: openMailer(config, ports.now),
    names: { known, resolveTxt: ports.resolveTxt ?? resolveTxt },
    onError: (error) => app.log.error(error),
  })
  const { assets, userFiles, unusedFiles, pictures, releases, releaseStore: store, previews, assetKeys } = services
  const hosting: Hosting = {
    storage,
    assets,
    userFiles,
    pictures,
    releases,
    store,
    previews,
    assetKeys,
    cookies,
    hosts,
    icons: ports.icons,
    visits: createVisitLimit(ports.now),
    openVisit: services.openVisit,
    quick: createQuickAnswers(HEADERS_OF_SITES),
    transport: createStrictTransport({ https: config.https, seconds: config.hstsSeconds, trusts }),
    rowsOf: (asked) => services.collectionRows.fetch(asked),
    requests: createRequestPages({ pool, storage: place, onError: (error) => app.log.error(error) }),
  }
  const rates = notices.isShared ? shareRates(notices, ports.now) : undefined
  const metrics = createMetrics()
  const requests = watchRequests(app, metrics)
  const unwatch = watchProcess(metrics, pool)
  let told: MetricsServer | undefined
  let state: Health = 'ok'
  const health = async (): Promise<Health> => {
    if (state === 'ok') await services.checkStorage()
    return state
  }
  await assemble(app, config, ports, hosting, services, { trusts, cookies, rates })
  // What is logged of each request is logged by the framework.
  if (config.logLevel !== 'info' && config.logLevel !== 'debug') openQuickDoor(app.server, { ...hosting, trusts, requests })
  const sweep = () =>
    void Promise.all([services.publisher.sweep(), userFiles.sweep(), unusedFiles.sweep()]).catch((error: unknown) =>
      app.log.error(error),
    )
  const sweeping = setInterval(sweep, LIMITS.draftSweep).unref()
  await services.domains.refresh()
  const unfollow = services.follow()
  const refresh = () => void services.domains.refresh().catch(() => undefined)
  const refreshing = setInterval(refresh, LIMITS.domainsRefresh).unref()
  return {
    app,
    services,
    database,
    hosts,
    get metricsPort() {
      return told?.port ?? 0
    },
    async listen() {
      const { metricsPort: port, metricsListen: listen } = config
      if (port !== undefined)
        told = await serveMetrics({ port, listen, metrics, health, isOurs: (domain) => answersFor(domain, services) })
      await app.listen({ port: config.port, host: config.listen })
      return hosts.editorOrigin
    },
    async close() {
      clearInterval(sweeping)
      clearInterval(refreshing)
      unfollow()
      state = 'stopping'
      await requests.ended(config.drainSeconds * 1000)
      unwatch()
      await told?.close()
      await unusedFiles.close()
      await pool.close()
      await services.rooms.closeAll()
      await app.close()
      // One that was opened while the others closed.
      await services.rooms.closeAll()
      await services.closePost()
      await notices.close()
      await places.close()
      await database.close()
      lock.release()
    },
  }
}

/** Whether a host name is one that somebody may ask this server by: a site's only where there is a site. */
async function answersFor(domain: string, { hosts, projects }: Pick<Services, 'hosts' | 'projects'>): Promise<boolean> {
  const place = hosts.placeOf(domain)
  if (place.kind === 'site' || place.kind === 'preview') return (await projects.findBySlug(place.slug)) !== undefined
  return place.kind !== 'unknown'
}

/** What the log says of a request. Of the address only the path: queries carry keys of previews and what visitors typed. Not who asks. */
export const describeRequest = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({
  method,
  // Whoever knows the key of a file may read it.
  url: url.split('?')[0]?.replace(/(?<=\/user-files\/)[^/]+/, '…') ?? '',
})

/** The order matters: whose address is it, may this page ask, who is it, then the routes. */
async function assemble(
  app: FastifyInstance,
  config: ServerConfig,
  ports: ServerPorts,
  hosting: Hosting,
  services: Services,
  {
    trusts,
    cookies,
    rates,
  }: { readonly trusts: TrustsPeer; readonly cookies: CookieNames; readonly rates: RateStores | undefined },
) {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // A text is never what a route takes; without its own parser it is refused by its type.
  app.removeContentTypeParser('text/plain')
  answerErrors(app, services)
  await registerSockets(app)
  const { hosts } = services
  registerFrontDoor(app, { hosts, hosting, trusts, cookies })
  await registerSecurityHeaders(app, hosts, config.https)
  await app.register(rateLimit, {
    global: true,
    max: LIMITS.requestsPerMinute,
    timeWindow: LIMITS.rateWindow,
    // Without one the framework counts by itself.
    ...(rates && { store: rates }),
    keyGenerator: (request) => visitorKey(request.ip, request.raw.socket.remoteAddress),
    errorResponseBuilder: (_request, context) => new ServerError(messages.tooMany(Math.ceil(context.ttl / 1000))),
  })
  await app.register(multipart, { limits: { fileSize: LIMITS.assetBytes, files: 1, fields: 0 } })
  registerRoutes(app, routes, services)
  await serveEditor(app, ports, hosts, config.https)
}
