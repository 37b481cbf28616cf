import type { JobBody } from '../../pool/job.ts'
import { loadPublishing } from '../../releases/load-publishing.ts'
import type { loadPublishingJob } from './job.ts'

export const run: JobBody<typeof loadPublishingJob> = async (publishing) => {
  await Promise.all([import('../publish/run.ts'), loadPublishing(publishing)])
  return undefined
}
