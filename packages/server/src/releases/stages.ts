import type { Database, ProjectRow, ReleaseRow } from '../ports/database.ts'
import type { Stage } from '../stage.ts'

export const STAGES: readonly Stage[] = ['production', 'staging']

/** What a stage of a project shows, since when and by whom, and what it showed before. */
export interface StagePoint {
  readonly releaseId: string | null
  readonly beforeId: string | null
  readonly at: number | null
  readonly by: string | null
}

export function pointOf(project: ProjectRow, stage: Stage): StagePoint {
  return stage === 'production'
    ? {
        releaseId: project.production_release,
        beforeId: project.production_before,
        at: project.production_at,
        by: project.production_by,
      }
    : {
        releaseId: project.staging_release,
        beforeId: project.staging_before,
        at: project.staging_at,
        by: project.staging_by,
      }
}

/** Releases that a stage shows, or would go back to. */
export const keptByStages = (project: ProjectRow): readonly (string | null)[] =>
  STAGES.flatMap((stage) => [pointOf(project, stage).releaseId, pointOf(project, stage).beforeId])

/** What a place is remembered by. A name with a blank in it is no address. */
export const addressKey = (slug: string, stage: Stage): string => (stage === 'production' ? slug : `${slug} ${stage}`)

/** Names of every place of a project. */
export const ADDRESS_KEYS: readonly ((slug: string) => string)[] = STAGES.map((stage) => (slug) => addressKey(slug, stage))

/** Shows a release on a stage, in one write. Showing the one that it shows already changes nothing. */
export async function setPointer(
  db: Database['db'],
  { project_id: projectId, id }: Pick<ReleaseRow, 'project_id' | 'id'>,
  { stage, by, at }: { readonly stage: Stage; readonly by: string; readonly at: number },
): Promise<void> {
  const column = stage === 'production' ? 'production_release' : 'staging_release'
  await db
    .updateTable('project')
    .set((row) =>
      stage === 'production'
        ? { production_before: row.ref(column), production_release: id, production_at: at, production_by: by }
        : { staging_before: row.ref(column), staging_release: id, staging_at: at, staging_by: by },
    )
    .where('id', '=', projectId)
    .where((row) => row.or([row(column, 'is', null), row(column, '!=', id)]))
    .execute()
}

/** The stages that show a release. */
export const stagesOf = (project: ProjectRow, releaseId: string): readonly Stage[] =>
  STAGES.filter((stage) => pointOf(project, stage).releaseId === releaseId)
