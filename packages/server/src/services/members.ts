import { createHash, randomBytes } from 'node:crypto'
import { mayManage, type MemberRole } from '@heddle/document'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database, InvitationTable, ProjectRow } from '../ports/database.ts'
import { ServerError } from '../server-error.ts'
import type { User } from './accounts.ts'

export interface Member {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: MemberRole
}

/** An invitation as members see it: what its link holds is known to whoever made it alone. */
export type Invitation = Pick<InvitationTable, 'id' | 'role' | 'expires_at' | 'created_by'>

/** Who asks for something about members: a person and their role in the project. */
export interface Manager {
  readonly user: Pick<User, 'id' | 'name'>
  readonly role: MemberRole
}

/** Members of projects, their roles, and the links by which others become members. */
export interface Members {
  list(projectId: string): Promise<readonly Member[]>
  invitations(projectId: string): Promise<readonly Invitation[]>
  /** Makes a link for one person. Throws `not-your-rank` and `too-many-invitations`. */
  invite(projectId: string, role: MemberRole, by: Manager): Promise<Invitation & { readonly token: string }>
  /** Takes a link back; one that is gone already is no matter. */
  withdraw(projectId: string, invitationId: string): Promise<void>
  /** What a link leads to. Throws `no-invitation`. */
  find(token: string): Promise<Invitation & { readonly project: Pick<ProjectRow, 'id' | 'name'> }>
  /**
   * Makes whoever holds the link a member, which uses it up. Only one of several who use it at once gets in, and when \`begin\` fails
   * the link is as before.
   * @param begin the person, made or found; only asked for when the link was good
   */
  accept(token: string, begin: () => Promise<User>): Promise<{ readonly projectId: string; readonly user: User }>
  /** Throws `no-member`, `owner-stays` and `not-your-rank`. */
  setRole(projectId: string, userId: string, role: MemberRole, by: Manager): Promise<void>
  /** Makes another member the owner, and the owner an admin, both or none. Throws `no-member` and `owner-stays`. */
  handOver(projectId: string, userId: string, owner: Manager['user']): Promise<void>
  /** Whether the person may be taken out by the other one: everybody may go by themselves but the owner. Throws as `setRole` does. */
  checkRemoval(projectId: string, userId: string, by: Manager): Promise<void>
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export function createMembers({ db }: Pick<Database, 'db'>, now: () => number): Members {
  async function roleOf(projectId: string, userId: string): Promise<MemberRole> {
    const row = await db
      .selectFrom('project_member')
      .select('role')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!row) throw new ServerError(messages.noMember, 'userId')
    return row.role
  }

  async function find(token: string) {
    const row = await db
      .selectFrom('invitation')
      .innerJoin('project', 'project.id', 'invitation.project_id')
      .selectAll('invitation')
      .select('project.name')
      .where('token', '=', hashOf(token))
      .where('expires_at', '>', now())
      .executeTakeFirst()
    if (!row) throw new ServerError(messages.noInvitation)
    return row
  }

  return {
    list: (projectId) =>
      db
        .selectFrom('project_member')
        .innerJoin('user', 'user.id', 'project_member.user_id')
        .select(['user.id', 'user.name', 'user.email', 'project_member.role'])
        .where('project_id', '=', projectId)
        .orderBy('user.name')
        .execute(),
    invitations: (projectId) =>
      db
        .selectFrom('invitation')
        .select(['id', 'role', 'expires_at', 'created_by'])
        .where('project_id', '=', projectId)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .execute(),
    async invite(projectId, role, { user, role: own }) {
      if (!mayManage(own, role)) throw new ServerError(messages.notYourRank, 'role')
      const time = now()
      await db.deleteFrom('invitation').where('project_id', '=', projectId).where('expires_at', '<=', time).execute()
      const open = await db.selectFrom('invitation').select('id').where('project_id', '=', projectId).execute()
      if (open.length >= LIMITS.openInvitations) throw new ServerError(messages.tooManyInvitations(LIMITS.openInvitations))
      const token = randomBytes(32).toString('base64url')
      const row = { id: newId(), role, created_at: time, expires_at: time + LIMITS.invitationLife, created_by: user.name }
      await db
        .insertInto('invitation')
        .values({ ...row, project_id: projectId, token: hashOf(token) })
        .execute()
      return { ...row, token }
    },
    async withdraw(projectId, invitationId) {
      await db.deleteFrom('invitation').where('project_id', '=', projectId).where('id', '=', invitationId).execute()
    },
    async find(token) {
      const { name, project_id: id, ...rest } = await find(token)
      return { id: rest.id, role: rest.role, expires_at: rest.expires_at, created_by: rest.created_by, project: { id, name } }
    },
    async accept(token, begin) {
      const { name: _, ...row } = await find(token)
      const taken = await db.deleteFrom('invitation').where('id', '=', row.id).executeTakeFirst()
      if (taken.numDeletedRows !== 1n) throw new ServerError(messages.noInvitation)
      try {
        const user = await begin()
        const added = await db
          .insertInto('project_member')
          .values({ project_id: row.project_id, user_id: user.id, role: row.role })
          .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
          .executeTakeFirst()
        if (added.numInsertedOrUpdatedRows !== 1n) throw new ServerError(messages.alreadyMember)
        return { projectId: row.project_id, user }
      } catch (error) {
        await db.insertInto('invitation').values(row).execute()
        throw error
      }
    },
    async setRole(projectId, userId, role, { role: own }) {
      const held = await roleOf(projectId, userId)
      if (held === 'owner') throw new ServerError(messages.ownerStays, 'userId')
      if (!mayManage(own, held) || !mayManage(own, role)) throw new ServerError(messages.notYourRank, 'role')
      await db
        .updateTable('project_member')
        .set({ role })
        .where('project_id', '=', projectId)
        .where('user_id', '=', userId)
        .where('role', '=', held)
        .execute()
    },
    async handOver(projectId, userId, owner) {
      if ((await roleOf(projectId, userId)) === 'owner') throw new ServerError(messages.ownerStays, 'userId')
      await db.transaction().execute(async (transaction) => {
        const give = async (id: string, from: 'owner' | undefined, role: MemberRole): Promise<void> => {
          const members = transaction.updateTable('project_member').set({ role }).where('project_id', '=', projectId)
          const own = members.where('user_id', '=', id)
          const given = await (from === undefined ? own : own.where('role', '=', from)).executeTakeFirst()
          // Somebody was quicker: who has just handed it over has nothing to give, and who has left takes nothing.
          if (given.numUpdatedRows !== 1n) throw new ServerError(messages.noMember, 'userId')
        }
        await give(owner.id, 'owner', 'admin')
        await give(userId, undefined, 'owner')
      })
    },
    async checkRemoval(projectId, userId, { user, role: own }) {
      const held = await roleOf(projectId, userId)
      if (held === 'owner') throw new ServerError(messages.ownerStays, 'userId')
      if (userId !== user.id && !mayManage(own, held)) throw new ServerError(messages.notYourRank, 'userId')
    },
  }
}
