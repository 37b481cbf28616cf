import { GALLERY_TEXTS } from '../texts/gallery.ts'

export type TemplateId = 'empty' | 'sample' | 'orders-desk'

/** What a project can start with; the ids are those of the templates in the catalogue. */
export const TEMPLATES: readonly { readonly id: TemplateId; readonly label: string; readonly lead: string }[] = [
  { id: 'empty', label: GALLERY_TEXTS.emptyTemplate, lead: GALLERY_TEXTS.emptyTemplateLead },
  { id: 'sample', label: GALLERY_TEXTS.sampleTemplate, lead: GALLERY_TEXTS.sampleTemplateLead },
  { id: 'orders-desk', label: GALLERY_TEXTS.deskTemplate, lead: GALLERY_TEXTS.deskTemplateLead },
]
