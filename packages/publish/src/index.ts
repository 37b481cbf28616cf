export { onSite } from './on-site.ts'
export { createKeptPages, type KeptPages } from './page/kept-pages.ts'
export { publishProject, type KeepingInput } from './publish-project.ts'
export { releaseAccess, type ReleaseAccess } from './facts/access.ts'
export { releaseRedirects } from './facts/redirects.ts'
export { messageFrame, type MessageFrame } from './site/message-frame.ts'
export { testedProject, type RunTest, type TestedPlace, type TestedProject, type TestReport } from './logic/tested-project.ts'
export { EVERYONE, type Readers } from './readers.ts'
export type {
  Artefact,
  PublishInput,
  PublishResult,
  ReleaseRoute,
  ReleaseVersion,
  RenderedPage,
  RenderInput,
  RenderPage,
  SiteChunks,
  UsedAsset,
} from './types.ts'
export { createDrawRequest, requestPath, type DrawRequest, type RequestPage } from './request/draw-request.ts'
export { ASSETS_FOLDER, BUILT_IN_NOT_FOUND } from './limits.ts'
