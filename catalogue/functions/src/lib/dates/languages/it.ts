import it from 'dayjs/locale/it.js'
import itCh from 'dayjs/locale/it-ch.js'
import { addLocales } from '../locales.ts'

addLocales([it, itCh])
