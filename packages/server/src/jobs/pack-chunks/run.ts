import type { JobBody } from '../../pool/job.ts'
import { packChunk } from '../../releases/chunk-store.ts'
import { loadPublishing } from '../../releases/load-publishing.ts'
import type { packChunksJob } from './job.ts'

export const run: JobBody<typeof packChunksJob> = async ({ publishing, files }) => {
  const { build } = await loadPublishing(publishing)
  return Promise.all(files.map(async (file) => packChunk(file, await build.readChunk(file), await build.readBrotli?.(file))))
}
