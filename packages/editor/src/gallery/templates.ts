import { words } from './words.ts'

export type TemplateId = 'empty' | 'sample' | 'orders-desk'

/** What a project can start with; the ids are those of the templates in the catalogue. */
export const TEMPLATES: readonly { readonly id: TemplateId; readonly label: string; readonly lead: string }[] = [
  { id: 'empty', label: words.emptyTemplate, lead: words.emptyTemplateLead },
  { id: 'sample', label: words.sampleTemplate, lead: words.sampleTemplateLead },
  { id: 'orders-desk', label: words.deskTemplate, lead: words.deskTemplateLead },
]
