import type { DocumentRecord } from '@heddle/document'
import type { HostNames } from '../host-names.ts'
import { messages } from '../messages.ts'
import type { AssetTable, Database, ProjectMemberTable, ProjectRow, SnapshotTable } from '../ports/database.ts'
import { snapshotHash } from '../ports/row-hash.ts'
import type { ProjectTemplate } from '../ports/ports.ts'
import { ServerError } from '../server-error.ts'
import type { User } from './accounts.ts'
import type { Assets } from './assets.ts'
import { noteRemoved } from './removed-files.ts'
import type { ProjectFacts } from './change-log.ts'
import { isConflict } from '../is-conflict.ts'
import { newId } from '../ids.ts'
import { slugOf } from './slug.ts'

export interface Membership {
  readonly project: ProjectRow
  readonly role: ProjectMemberTable['role']
}

/** A project to be written down: what it is called, what it begins with, and the rows of its files. */
export interface NewProject {
  readonly name: string
  readonly snapshot: SnapshotTable
  readonly files: readonly Pick<AssetTable, 'file' | 'mime' | 'size'>[]
}

/** The projects, and who may work on them. */
export interface Projects {
  /** Last changed first, each with what the person may do in it. */
  listFor(userId: string): Promise<readonly Membership[]>
  /** The project when the person is a member of it. */
  findFor(userId: string, projectId: string): Promise<Membership | undefined>
  findBySlug(slug: string): Promise<ProjectRow | undefined>
  create(owner: User, input: { readonly name: string; readonly template: string }): Promise<ProjectRow>
  /** Writes a project down whole; its files are in storage already. Its address is made of its name. */
  insert(owner: User, made: NewProject): Promise<ProjectRow>
  /** Throws what `isConflict` knows when the address is another project's. */
  update(project: ProjectRow, facts: ProjectFacts): Promise<ProjectRow>
  /** Deletes the rows; files are the caller's to delete. */
  remove(projectId: string): Promise<void>
  addMember(projectId: string, userId: string, role: ProjectMemberTable['role']): Promise<void>
  /** Deletes the row; connections are the caller's to end. */
  removeMember(projectId: string, userId: string): Promise<void>
  summaryOf(project: ProjectRow): {
    id: string
    name: string
    slug: string
    createdAt: number
    updatedAt: number
    url: string | null
  }
}

export interface ProjectsOptions {
  readonly database: Database
  readonly templates: readonly ProjectTemplate[]
  readonly hosts: HostNames
  readonly now: () => number
  /** Puts the files of a template where uploads are. */
  readonly keepFiles: Assets['keep']
  /** Version of the record format that templates are written in. */
  readonly recordVersion: number
}

const MAX_ATTEMPTS = 1_000
/** Rows of one statement, whose parameters are limited. */
const ROWS_AT_ONCE = 500

/** A template's records as this project's own: the site has its name. */
const ownRecords = (records: readonly DocumentRecord[], name: string): DocumentRecord[] =>
  records.map((record) => (record.kind === 'site' ? { ...record, name } : record))

export function createProjects({ database: { db }, templates, hosts, now, keepFiles, recordVersion }: ProjectsOptions): Projects {
  async function freeSlug(name: string): Promise<string> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const slug = slugOf(name, attempt)
      const taken = await db.selectFrom('project').select('id').where('slug', '=', slug).executeTakeFirst()
      if (!taken) return slug
    }
    return `site-${newId()}`
  }

  const insert: Projects['insert'] = async (owner, { name, snapshot, files }) => {
    const id = snapshot.project_id
    const time = now()
    for (let attempt = 0; ; attempt++) {
      const slug = await freeSlug(name)
      try {
        return await db.transaction().execute(async (transaction) => {
          const project = {
            id,
            name,
            slug,
            created_at: time,
            updated_at: time,
            production_release: null,
            production_before: null,
            production_at: null,
            production_by: null,
            staging_release: null,
            staging_before: null,
            staging_at: null,
            staging_by: null,
            log_seq: 0,
            files_seen_at: time,
          }
          await transaction.insertInto('project').values(project).execute()
          await transaction.insertInto('project_member').values({ project_id: id, user_id: owner.id, role: 'owner' }).execute()
          await transaction.insertInto('snapshot').values(snapshot).execute()
          for (let from = 0; from < files.length; from += ROWS_AT_ONCE) {
            const rows = files.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, project_id: id, created_at: time }))
            await transaction.insertInto('asset').values(rows).execute()
          }
          return project
        })
      } catch (error) {
        // Two people may choose the same name at once: the unique address decides, the other one tries the next.
        if (!isConflict(error) || attempt > 20) throw error
      }
    }
  }

  return {
    async listFor(userId) {
      const rows = await db
        .selectFrom('project')
        .innerJoin('project_member', 'project_member.project_id', 'project.id')
        .selectAll('project')
        .select('project_member.role')
        .where('project_member.user_id', '=', userId)
        .orderBy('project.updated_at', 'desc')
        .execute()
      return rows.map(({ role, ...project }) => ({ project, role }))
    },
    async findFor(userId, projectId) {
      const row = await db
        .selectFrom('project')
        .innerJoin('project_member', 'project_member.project_id', 'project.id')
        .selectAll('project')
        .select('project_member.role')
        .where('project.id', '=', projectId)
        .where('project_member.user_id', '=', userId)
        .executeTakeFirst()
      if (!row) return undefined
      const { role, ...project } = row
      return { project, role }
    },
    findBySlug: (slug) => db.selectFrom('project').selectAll().where('slug', '=', slug).executeTakeFirst(),
    async create(owner, { name, template }) {
      const found = templates.find(({ id }) => id === template)
      if (!found) throw new ServerError(messages.noTemplate(template), 'template')
      await keepFiles(found.assets)
      const project_id = newId()
      const snapshot = {
        project_id,
        seq: 0,
        version: recordVersion,
        records: JSON.stringify(ownRecords(found.create(newId), name)),
      }
      const files = found.assets.map(({ file, mime, text }) => ({ file, mime, size: Buffer.byteLength(text) }))
      return insert(owner, { name, snapshot: { ...snapshot, hash: snapshotHash(snapshot) }, files })
    },
    insert,
    async update(project, { name = project.name, slug = project.slug }) {
      const change = { name, slug, updated_at: now() }
      await db.updateTable('project').set(change).where('id', '=', project.id).execute()
      return { ...project, ...change }
    },
    async remove(projectId) {
      await db.transaction().execute(async (transaction) => {
        const files = transaction.selectFrom('asset').where('project_id', '=', projectId)
        await noteRemoved(transaction, files, now())
        await transaction.deleteFrom('project').where('id', '=', projectId).execute()
      })
    },
    async addMember(projectId, userId, role) {
      await db.insertInto('project_member').values({ project_id: projectId, user_id: userId, role }).execute()
    },
    async removeMember(projectId, userId) {
      await db.deleteFrom('project_member').where('project_id', '=', projectId).where('user_id', '=', userId).execute()
    },
    summaryOf: (project) => ({
      id: project.id,
      name: project.name,
      slug: project.slug,
      createdAt: project.created_at,
      updatedAt: project.updated_at,
      url: project.production_release === null ? null : hosts.siteOrigin(project.slug),
    }),
  }
}
