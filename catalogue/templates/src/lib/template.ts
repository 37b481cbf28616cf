import type { DocumentRecord, Id } from '@heddle/document'
import type { LocalizedText } from '@heddle/kit'

/** A file that comes with a template. The server copies it into the asset storage when a project is made. */
export interface TemplateAsset {
  /** Name people see, for example `fjord.svg`. */
  readonly name: string
  /** Name in the asset storage: 40 hexadecimal digits of the content's SHA-256 and the extension. */
  readonly file: string
  readonly mime: string
  /** The whole file as UTF-8 text. */
  readonly text: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/** What a new project begins with. */
export interface ProjectTemplate {
  readonly id: string
  readonly label: LocalizedText
  readonly description: LocalizedText
  readonly assets: readonly TemplateAsset[]
  /** Records of a new project; every call with ids of its own. */
  readonly create: (newId: () => Id) => readonly DocumentRecord[]
}

/** Declares a template. The generated index finds it by its folder. */
export function defineTemplate(
  template: Omit<ProjectTemplate, 'assets'> & Partial<Pick<ProjectTemplate, 'assets'>>,
): ProjectTemplate {
  return { assets: [], ...template }
}
