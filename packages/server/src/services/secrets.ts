import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'
import type { Vault } from '../secrets/vault.ts'
import { ServerError } from '../server-error.ts'

/** What is told of a secret: never what it is. */
export interface SecretFacts {
  readonly name: string
  /** The only server that it is sent to. */
  readonly origin: string
  /** It was sealed with another key than this server has: it has to be set anew. */
  readonly isLost: boolean
}

/** Secrets of projects, each bound to one origin. They leave the server only on the way to that. */
export interface Secrets {
  list(projectId: string): Promise<readonly SecretFacts[]>
  /** Sets or replaces one; `null` forgets it. */
  set(projectId: string, secret: { readonly name: string; readonly origin: string; readonly value: string | null }): Promise<void>
  /** For the way out alone. `undefined` when there is none for this origin. */
  read(projectId: string, name: string, origin: string): Promise<string | undefined>
}

export function createSecrets({ db }: Database, vault: Vault): Secrets {
  return {
    async list(projectId) {
      const rows = await db
        .selectFrom('secret')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('name')
        .orderBy('origin')
        .execute()
      return rows.map(({ name, origin, value }) => ({
        name,
        origin,
        isLost: vault.open(value, [projectId, name, origin]) === undefined,
      }))
    },
    async set(projectId, { name, origin, value }) {
      if (new URL(origin).origin !== origin) throw new ServerError(messages.badSecretOrigin, 'origin')
      if (value === null) {
        await db
          .deleteFrom('secret')
          .where('project_id', '=', projectId)
          .where('name', '=', name)
          .where('origin', '=', origin)
          .execute()
        return
      }
      const sealed = vault.seal(value, [projectId, name, origin])
      await db
        .insertInto('secret')
        .values({ project_id: projectId, name, origin, value: sealed })
        .onConflict((conflict) => conflict.columns(['project_id', 'name', 'origin']).doUpdateSet({ value: sealed }))
        .execute()
    },
    async read(projectId, name, origin) {
      const query = db.selectFrom('secret').select('value').where('project_id', '=', projectId)
      const row = await query.where('name', '=', name).where('origin', '=', origin).executeTakeFirst()
      return row && vault.open(row.value, [projectId, name, origin])
    },
  }
}
