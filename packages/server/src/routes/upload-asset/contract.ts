import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { projectParams } from '../../http/shapes.ts'

/** Takes one file (`multipart/form-data`, field `file`) and answers with what the asset record needs to know of it. */
export const uploadAssetContract = defineContract({
  method: 'POST',
  path: '/api/projects/:projectId/assets',
  role: 'content-editor',
  transport: 'multipart',
  params: projectParams,
  answer: z.object({
    name: z.string(),
    file: z.string(),
    mime: z.string(),
    size: z.number(),
    width: z.number().optional(),
    height: z.number().optional(),
  }),
})
export type UploadedAsset = z.output<typeof uploadAssetContract.answer>
