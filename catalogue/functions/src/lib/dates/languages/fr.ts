import fr from 'dayjs/locale/fr.js'
import { addLocales } from '../locales.ts'
import { regionsOf } from '../regions.ts'

addLocales([
  fr,
  ...regionsOf(fr, {
    ca: { date: 'YYYY-MM-DD', weekStart: 0, yearStart: 0, plainOrdinal: true },
    ch: { date: 'DD.MM.YYYY', yearStart: 0, plainOrdinal: true },
  }),
])
