import { FORMAT_VERSION } from '@heddle/document'
import type { ServerConfig } from './config.ts'
import type { CookieNames } from './cookies.ts'
import type { Egress } from './egress/egress.ts'
import type { HostNames } from './host-names.ts'
import { LIMITS } from './limits.ts'
import { messages } from './messages.ts'
import type { Database, ProjectRow } from './ports/database.ts'
import { createUploadSigner } from './uploads/signed-upload.ts'
import { openUploadFolder } from './uploads/upload-folder.ts'
import type { Mailer } from './ports/mailer.ts'
import type { ObjectStorage, StoragePlace } from './ports/object-storage.ts'
import type { Notices } from './ports/notices.ts'
import type { SitePlaces } from './ports/site-places.ts'
import type { ServerPorts } from './ports/ports.ts'
import type { JobPool } from './pool/job-pool.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { ServerError } from './server-error.ts'
import { createQueue } from './task-queue.ts'
import { createReleaseStore, type ReleaseStore } from './releases/release-store.ts'
import { createReleases, type Releases } from './releases/releases.ts'
import type { OpenVisit } from './releases/visitor.ts'
import { createAccounts, type Accounts, type User } from './services/accounts.ts'
import { createAssets, type Assets } from './services/assets.ts'
import { createChangeLog, type ProjectFacts } from './services/change-log.ts'
import { createDomains, type Domains, type DomainsOptions } from './services/domains.ts'
import { createEditingSockets, type EditingSockets } from './services/editing-sockets.ts'
import { createPluginSettings, type PluginSettings } from './services/plugin-settings.ts'
import { createStorageCheck } from './services/storage-check.ts'
import { createSecrets, type Secrets } from './services/secrets.ts'
import { PLUGIN_SETTINGS, createVault } from './secrets/vault.ts'
import { createAtOnce } from './sources/at-once.ts'
import { createCollectionRows, type CollectionRows } from './sources/collection-rows.ts'
import { createServerActions, type ServerActions } from './sources/server-actions.ts'
import { rolesIn } from './site-accounts/given-roles.ts'
import { openMailAccounts, type MailAccounts } from './site-accounts/mail-accounts.ts'
import { createOpenVisit } from './sources/open-visit.ts'
import { createStaticRows } from './sources/static-rows.ts'
import { createSourceTries, type SourceTries } from './sources/try-source.ts'
import { createMembers, type Members } from './services/members.ts'
import { createAssetKeys, type AssetKeys } from './services/asset-keys.ts'
import { createPreviews, type Previews } from './services/previews.ts'
import { createProjectFiles, type ProjectFiles } from './services/project-files.ts'
import { isConflict } from './is-conflict.ts'
import { createProjects, type Projects } from './services/projects.ts'
import { followNotices } from './services/follow-notices.ts'
import { createRoomNews } from './services/room-news.ts'
import { createRooms, type Rooms } from './services/rooms.ts'
import { createNarrowPictures, type NarrowPictures } from './services/narrow-pictures.ts'
import { createUnusedFiles, type UnusedFiles } from './services/unused-files.ts'
import { createUserFileList, type UserFileList } from './services/user-file-list.ts'
import { createUserFiles, type UserFiles } from './services/user-files.ts'
import { createSnapshots } from './services/snapshots.ts'

/** Everything a route may ask for. */
export interface Services extends Omit<MailAccounts, 'close' | 'fromOthers' | 'removePlaces'> {
  readonly accounts: Accounts
  readonly editingSockets: EditingSockets
  readonly projects: Projects
  readonly projectFiles: ProjectFiles
  readonly members: Members
  readonly domains: Domains
  readonly rooms: Rooms
  readonly assets: Assets
  readonly userFiles: UserFiles
  readonly userFileList: UserFileList
  readonly unusedFiles: UnusedFiles
  readonly pictures: NarrowPictures
  readonly releases: Releases
  readonly releaseStore: ReleaseStore
  readonly publisher: Publisher
  readonly previews: Previews
  readonly assetKeys: AssetKeys
  readonly pluginSettings: PluginSettings
  readonly secrets: Secrets
  readonly collectionRows: CollectionRows
  readonly serverActions: ServerActions
  readonly sourceTries: SourceTries
  readonly openVisit: OpenVisit
  readonly hosts: HostNames
  readonly icons: ServerPorts['icons']
  readonly now: () => number
  /** Rejects when the database cannot be written, or objects that are elsewhere cannot be asked for. */
  checkStorage(): Promise<void>
  deleteProject(project: ProjectRow): Promise<void>
  /** Begins to keep up with other processes; returns a function that stops it. */
  follow(): () => void
  /** Ends when letters to visitors that are on their way have left. */
  closePost(): Promise<void>
  /** Where visitors see the site: by a name of its own where it has one. */
  siteOrigin(project: ProjectRow): Promise<string>
  /**
   * A project is called what its site is called: the document says it, and lists follow. Name and address change in one step.
   * Throws `slug-taken` when the address is another project's.
   */
  updateProject(project: ProjectRow, change: ProjectFacts, user: User): Promise<ProjectRow>
  /** Takes a person out of a project; what they hold open of it ends. */
  removeMember(projectId: string, userId: string): Promise<void>
}

/** What services are told of the configuration. */
type Settings = Pick<ServerConfig, 'assetsBytes' | 'userFilesBytes' | 'deletedFilesLife' | 'helperAddresses'>

export interface ServicesOptions extends Settings {
  readonly database: Database
  readonly storage: ObjectStorage
  readonly storagePlace: StoragePlace
  readonly hosts: HostNames
  readonly ports: ServerPorts
  readonly secret: string
  readonly dataFolder: string
  readonly pool: JobPool
  readonly egress: Egress
  /** What keys are made from, each for its purpose. */
  readonly masterKey: string
  readonly cookies: CookieNames
  readonly places: SitePlaces
  /** The way to other processes on the same database. */
  readonly notices: Notices
  readonly mailer: Mailer
  /** Host names of sites as far as they are known, and who tells what others' names hold. */
  readonly names: Pick<DomainsOptions, 'known' | 'resolveTxt'>
  /** Told of what went wrong without anyone waiting for it. */
  readonly onError: (error: unknown) => void
}

export function createServices(options: ServicesOptions): Services {
  const { database, storage, storagePlace, hosts, ports, secret, cookies, dataFolder, pool, egress, masterKey, notices } = options
  const { now } = ports
  const news = createRoomNews(notices, { now, schedule: (work, ms) => void setTimeout(work, ms).unref() })
  const rooms = createRooms({
    others: notices.isShared
      ? {
          opened: (projectId) => notices.tell({ about: 'opened', projectId }),
          written: (projectId, seq) => notices.tell({ about: 'entries', projectId, seq }),
          tell: (projectId, told) => news.tell(projectId, told),
        }
      : undefined,
    log: createChangeLog(database, createSnapshots(pool)),
    fieldsOf: (type) => ports.definitions.get(type),
    actionOf: (type) => ports.actions.get(type),
    now,
    onError: options.onError,
  })
  const uploads = openUploadFolder(dataFolder, notices.isShared)
  const assets = createAssets({ database, storage, uploads, pool, rooms, room: options.assetsBytes, now })
  const signer = createUploadSigner(secret, now)
  const userFiles = createUserFiles({ database, storage, uploads, signer, room: options.userFilesBytes, now })
  const projects = createProjects({
    database,
    templates: ports.templates,
    hosts,
    now,
    keepFiles: (files) => assets.keep(files),
    recordVersion: FORMAT_VERSION,
  })
  const editingSockets = createEditingSockets((ended) => notices.tell(ended))
  const domains = createDomains({
    database,
    ...options.names,
    isServers: hosts.isServers,
    now,
    onChange: () => notices.tell({ about: 'domains' }),
  })
  const rolesOf = (projectId: string) => rooms.read(projectId).then(rolesIn)
  const { close: closePost, fromOthers, removePlaces, ...accountsOfSites } = openMailAccounts({ ...options, rolesOf, now })
  const releaseStore = createReleaseStore(storage, LIMITS.releaseCacheBytes)
  const releases = createReleases({
    database,
    storage,
    store: releaseStore,
    now,
    onChange: notices.isShared ? (slug) => notices.tell({ about: 'site', slug }) : undefined,
  })
  const secrets = createSecrets(database, createVault(masterKey, 'secrets'))
  const pluginSettings = createPluginSettings({
    database,
    addresses: options.helperAddresses,
    vault: createVault(masterKey, PLUGIN_SETTINGS),
    plugins: ports.plugins,
    pluginServers: ports.pluginServers,
    readDocument: (id) => rooms.read(id),
    onError: options.onError,
  })
  /** What is needed to ask others for visitors, and for what they will be shown. */
  const asking = {
    ...ports,
    store: releaseStore,
    settings: pluginSettings,
    egress,
    secrets,
    atOnce: createAtOnce(),
    onError: options.onError,
  }
  const siteOrigin = async ({ id, slug }: ProjectRow): Promise<string> => {
    const own = await domains.mainOf(id)
    return own === undefined ? hosts.siteOrigin(slug) : hosts.ownOrigin(own)
  }
  const publisher = createPublisher({
    pool,
    publishing: ports.publishing,
    storagePlace,
    storage,
    store: releaseStore,
    releases,
    hosts,
    siteOrigin,
    readDocument: (id) => rooms.read(id),
    staticRows: createStaticRows(asking),
    addresses: options.helperAddresses,
    now,
    onError: options.onError,
  })
  /** Addresses are taken one after another, so that of two who want one the second is told before anything is written. */
  const addresses = createQueue()
  return {
    accounts: createAccounts(database, { secret, cookies, now }),
    editingSockets,
    projects,
    projectFiles: createProjectFiles({ pool, uploads, storagePlace, publishing: ports.publishing, rooms, assets, projects }),
    members: createMembers(database, now),
    domains,
    rooms,
    assets,
    userFiles,
    userFileList: createUserFileList(database, storage),
    unusedFiles: createUnusedFiles({ ...options, rooms, now }),
    pictures: createNarrowPictures({ storage, storagePlace, pool, onError: options.onError }),
    releases,
    releaseStore,
    publisher,
    pluginSettings,
    secrets,
    collectionRows: createCollectionRows({ ...asking, pool }),
    serverActions: createServerActions(asking),
    openVisit: createOpenVisit({ ...asking, accounts: accountsOfSites.siteAccounts }),
    ...accountsOfSites,
    closePost,
    sourceTries: createSourceTries({ ...ports, settings: pluginSettings, secrets, egress, readDocument: (id) => rooms.read(id) }),
    previews: createPreviews(database, { secret, now }),
    assetKeys: createAssetKeys(database, { secret, now }),
    hosts,
    icons: ports.icons,
    siteOrigin,
    now,
    follow: () =>
      followNotices(notices, {
        rooms,
        news,
        editingSockets,
        domains,
        forgetHere: releases.forgetHere,
        accounts: fromOthers,
        onError: options.onError,
      }),
    checkStorage: createStorageCheck({ database, storage, storagePlace, now }),
    async removeMember(projectId, userId) {
      await projects.removeMember(projectId, userId)
      editingSockets.endMember(projectId, userId)
    },
    async updateProject(project, change, user) {
      const { name, slug = project.slug } = change
      const write = async (): Promise<ProjectRow> => {
        const taken = new ServerError(messages.slugTaken(slug), 'slug')
        // Asked first: an address that cannot be written with the name would hold up everyone's edits.
        if (slug !== project.slug && (await projects.findBySlug(slug))) throw taken
        try {
          const isNew = name !== undefined && (await rooms.rename(project.id, { name, slug: change.slug }, user))
          return isNew ? { ...project, name, slug, updated_at: now() } : await projects.update(project, change)
        } catch (error) {
          throw isConflict(error) ? taken : error
        } finally {
          releases.forget(project.slug)
          if (slug !== project.slug) {
            await domains.refresh()
            notices.tell({ about: 'domains' })
          }
        }
      }
      return slug === project.slug ? write() : addresses.run(write)
    },
    async deleteProject(project) {
      await publisher.stop(project.id)
      // The rows first: when they cannot be deleted now, nothing is. Uploads follow in their time; what else nobody names does no harm.
      await projects.remove(project.id).finally(() => releases.forget(project.slug))
      await domains.refresh()
      notices.tell({ about: 'domains' })
      notices.tell({ about: 'deleted', projectId: project.id })
      await rooms.close(project.id)
      await userFiles.removeAll(project.id)
      await releaseStore.removeAll(project.id)
      await removePlaces(project.id)
    },
  }
}
