import type { DocumentRecord } from '@heddle/document'
import type { ActionDefinition, DrawAhead, ElementDefinition, PluginDefinition, PluginServer } from '@heddle/kit'
import type { RenderPage, RunTest, SiteChunks } from '@heddle/publish'
import type { Json } from '@heddle/store'

/** A file that comes with a template: its name in the asset storage and its content, which is trusted. */
export interface TemplateFile {
  readonly file: string
  readonly mime: string
  readonly text: string
}

/** What a new project is filled with. */
export interface ProjectTemplate {
  readonly id: string
  readonly assets: readonly TemplateFile[]
  create(newId: () => string): readonly DocumentRecord[]
}

export interface IconSet {
  names(): readonly string[]
  svg(name: string): string | undefined
}

/** The runtime of published sites as apps/site built it. */
export interface SiteBuild {
  readonly renderPage: RenderPage
  /** What is made of fixed values of elements while publishing, by their types. */
  readonly ahead?: Readonly<Record<string, DrawAhead>>
  /** Runs a test of a project with the code that its release would have. */
  readonly runTest: RunTest
  readonly chunks: SiteChunks
  /** The file that draws pages anew when somebody asks for them; it is read like the others. */
  readonly renderer?: string
  /** Bytes of a built file by its name. Throws when there is no such file. */
  readChunk(file: string): Promise<Uint8Array>
  /** The same by brotli, as small as the build could make it; `undefined` where the build made none. */
  readBrotli?(file: string): Promise<Uint8Array | undefined>
}

/** What publishing needs of the catalogue and the build. It runs in a worker, so these are loaded there. */
export interface PublishPorts {
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  /** Workflow actions by type. */
  readonly actions: ReadonlyMap<string, ActionDefinition>
  /** Plugins by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  readonly elementStyles: Readonly<Record<string, string>>
  readonly iconSvg: IconSet['svg']
  /** Throws `ENOENT` when apps/site is not built. */
  loadSite(): Promise<SiteBuild>
}

/** Functions cannot be sent to a worker: the module it loads them from. */
export interface PublishModule {
  /** Address of a module that exports `publishPorts(options): PublishPorts`. */
  readonly module: string
  readonly options?: Json
}

/** What the server is given by `apps/server`: the catalogue, the built files and the clock. */
export interface ServerPorts {
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  /** Workflow actions by type. */
  readonly actions: ReadonlyMap<string, ActionDefinition>
  /** Plugins by namespace, and the server sides of those that have one, each loaded when it is asked. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  readonly pluginServers: Readonly<Record<string, () => Promise<PluginServer>>>
  readonly publishing: PublishModule
  readonly templates: readonly ProjectTemplate[]
  readonly icons: IconSet
  /** Texts that a name of somebody else's holds; the system's when absent. */
  readonly resolveTxt?: (name: string) => Promise<readonly (readonly string[])[]>
  /** Folder of the built editor (`index.html`, `canvas.html`). */
  readonly editorFolder: string
  readonly now: () => number
}
