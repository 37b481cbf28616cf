import { words } from './words.ts'
import { TemplatePicture } from './template-picture.tsx'
import { TEMPLATES } from './templates.ts'
import type { TemplateId } from './templates.ts'
import styles from './template-cards.module.css'

/** What a project can start with, each as it looks: a press asks for the name and begins. */
export function TemplateCards({ onPick }: { readonly onPick: (template: TemplateId) => void }) {
  return (
    <section aria-labelledby="gallery-templates" className={styles.section}>
      <h2 id="gallery-templates" className={styles.title}>
        {words.startNew}
      </h2>
      <div className={styles.cards}>
        {TEMPLATES.map(({ id, label, lead }) => (
          <button key={id} type="button" className={styles.card} onClick={() => onPick(id)}>
            <span className={styles.picture}>
              <TemplatePicture template={id} />
            </span>
            <span className={styles.name}>{label}</span>
            <span className={styles.lead}>{lead}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
