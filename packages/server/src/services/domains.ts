import { randomBytes } from 'node:crypto'
import type { OwnName } from '../host-names.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database, DomainState, DomainTable } from '../ports/database.ts'
import { ServerError } from '../server-error.ts'
import { readDomain } from './read-domain.ts'

/** A host name of a project, how far it is, and the record that proves that its owner agrees. */
export interface Domain extends Pick<DomainTable, 'host' | 'state' | 'checked_at' | 'is_main'> {
  readonly record: { readonly name: string; readonly value: string }
}

/** Texts that the names of others hold; rejects as `node:dns` does. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

/**
 * Host names that are sites' own. A record of the name proves that whoever runs it wants this very project: that the name leads to
 * this server does not: every project here could then take it.
 */
export interface Domains {
  list(projectId: string): Promise<readonly Domain[]>
  /** Asks for a name. Throws `bad-domain`, `own-domain`, `domain-added` and `too-many-domains`. */
  add(projectId: string, text: string): Promise<Domain>
  /** Looks for the record. Throws `no-domain`. */
  check(projectId: string, host: string): Promise<Domain>
  /** Makes a name the one that the project's other names lead to, or no more. Throws `no-domain` and `domain-not-verified`. */
  lead(projectId: string, host: string, isMain: boolean): Promise<void>
  /** The name by which a site is known: the main one, else the one it has longest; nothing where it has none of its own. */
  mainOf(projectId: string): Promise<string | undefined>
  /** Gives a name up. Throws `no-domain`. */
  remove(projectId: string, host: string): Promise<void>
  /** Addresses of the sites that names belong to, read anew: another process, or another address of a project, may have changed them. */
  refresh(): Promise<void>
}

/** What is known of names without asking anybody: requests are told apart by it. */
export type KnownDomains = Map<string, OwnName>

export interface DomainsOptions {
  readonly database: Pick<Database, 'db'>
  readonly known: KnownDomains
  /** Whether a name is the server's own. */
  readonly isServers: (host: string) => boolean
  readonly resolveTxt: ResolveTxt
  readonly now: () => number
  /** Told when names lead elsewhere now. */
  readonly onChange?: (() => void) | undefined
}

/** What people write into the records of the name. */
const PREFIX = 'heddle-verify='
const told = ({ host, state, token, checked_at, is_main }: Omit<DomainTable, 'project_id' | 'held' | 'created_at'>): Domain => ({
  host,
  state,
  checked_at,
  is_main,
  record: { name: `_heddle.${host}`, value: `${PREFIX}${token}` },
})

export function createDomains({ database: { db }, known, isServers, resolveTxt, now, onChange }: DomainsOptions): Domains {
  async function find(projectId: string, host: string) {
    const row = await db
      .selectFrom('domain')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('host', '=', host)
      .executeTakeFirst()
    if (!row) throw new ServerError(messages.noDomain, 'host')
    return row
  }

  async function look({ host, token }: Pick<DomainTable, 'host' | 'token'>): Promise<DomainState> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('too late')), LIMITS.domainTime).unref()
    })
    try {
      const records = await Promise.race([resolveTxt(`_heddle.${host}`), late])
      const texts = records.map((parts) => parts.join('').trim()).filter((text) => text.startsWith(PREFIX))
      if (texts.includes(PREFIX + token)) return 'verified'
      return texts.length > 0 ? 'failed:other' : 'failed:missing'
    } catch (error) {
      const { code } = error as { readonly code?: unknown }
      return code === 'ENOTFOUND' || code === 'ENODATA' ? 'failed:missing' : 'failed:unreachable'
    }
  }

  async function refresh(): Promise<void> {
    const rows = await db
      .selectFrom('domain')
      .innerJoin('project', 'project.id', 'domain.project_id')
      .select(['domain.held', 'domain.is_main', 'project.slug'])
      .where('domain.held', 'is not', null)
      .execute()
    const main = new Map(rows.filter(({ is_main }) => is_main === 1).map(({ held, slug }) => [slug, held]))
    known.clear()
    for (const { held, slug } of rows) {
      const leadsTo = main.get(slug)
      if (held !== null) known.set(held, { slug, ...(typeof leadsTo === 'string' && leadsTo !== held && { leadsTo }) })
    }
  }

  return {
    refresh,
    async list(projectId) {
      const rows = await db.selectFrom('domain').selectAll().where('project_id', '=', projectId).orderBy('created_at').execute()
      return rows.map(told)
    },
    async add(projectId, text) {
      const host = readDomain(text)
      if (host === undefined) throw new ServerError(messages.badDomain, 'host')
      if (isServers(host)) throw new ServerError(messages.ownDomain, 'host')
      const own = await db.selectFrom('domain').select('host').where('project_id', '=', projectId).execute()
      if (own.some((one) => one.host === host)) throw new ServerError(messages.domainAdded, 'host')
      if (own.length >= LIMITS.domains) throw new ServerError(messages.tooManyDomains(LIMITS.domains), 'host')
      const row = {
        project_id: projectId,
        host,
        token: randomBytes(18).toString('base64url'),
        state: 'pending',
        held: null,
        created_at: now(),
        checked_at: null,
        is_main: 0,
      } as const
      await db.insertInto('domain').values(row).execute()
      return told(row)
    },
    async check(projectId, host) {
      const row = await find(projectId, host)
      let state = await look(row)
      const time = now()
      const write = (next: DomainState) =>
        db
          .updateTable('domain')
          .set({ state: next, held: next === 'verified' ? host : null, checked_at: time })
          .where('project_id', '=', projectId)
          .where('host', '=', host)
          .execute()
      if (state === 'verified') {
        // Whoever can write records of the name now has it; who had it before has it no more.
        await db.transaction().execute(async (transaction) => {
          await transaction
            .updateTable('domain')
            .set({ held: null, state: 'failed:taken' })
            .where('held', '=', host)
            .where('project_id', '!=', projectId)
            .execute()
          await transaction
            .updateTable('domain')
            .set({ state: 'verified', held: host, checked_at: time })
            .where('project_id', '=', projectId)
            .where('host', '=', host)
            .execute()
        })
      } else if (row.held === host && state === 'failed:unreachable') {
        // Names that cannot be asked now take nobody's site away.
        state = 'verified'
      } else await write(state)
      await refresh()
      onChange?.()
      return told({ ...row, state, checked_at: time })
    },
    async lead(projectId, host, isMain) {
      if ((await find(projectId, host)).held === null) throw new ServerError(messages.domainNotVerified, 'host')
      await db.transaction().execute(async (transaction) => {
        const ofProject = (is_main: 0 | 1) =>
          transaction.updateTable('domain').set({ is_main }).where('project_id', '=', projectId)
        await ofProject(0)
          .where('host', isMain ? '!=' : '=', host)
          .execute()
        if (isMain) await ofProject(1).where('host', '=', host).execute()
      })
      await refresh()
      onChange?.()
    },
    async mainOf(projectId) {
      const row = await db
        .selectFrom('domain')
        .select('held')
        .where('project_id', '=', projectId)
        .where('held', 'is not', null)
        .orderBy('is_main', 'desc')
        .orderBy('created_at')
        .executeTakeFirst()
      return row?.held ?? undefined
    },
    async remove(projectId, host) {
      await find(projectId, host)
      await db.deleteFrom('domain').where('project_id', '=', projectId).where('host', '=', host).execute()
      await refresh()
      onChange?.()
    },
  }
}
