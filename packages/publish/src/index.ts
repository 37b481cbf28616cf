export { publishProject } from './publish-project.ts'
export type {
  Artefact,
  PublishInput,
  PublishResult,
  ReleaseRoute,
  RenderedPage,
  RenderInput,
  RenderPage,
  SiteChunks,
} from './types.ts'
export { ASSETS_FOLDER, NOT_FOUND_PATH } from './limits.ts'
