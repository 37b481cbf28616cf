import type { z } from 'zod'
import type { UploadPlace } from '../uploads/signed-upload.ts'
import type { sitePlaceShape } from './shapes.ts'

/** Where visitors left their files, by the name that the editor has for it. */
export const uploadPlaceNamed = (projectId: string, place: z.output<typeof sitePlaceShape>): UploadPlace => ({
  projectId,
  purpose: place === 'draft' ? 'preview' : 'production',
})
