import pt from 'dayjs/locale/pt.js'
import ptBr from 'dayjs/locale/pt-br.js'
import { addLocales } from '../locales.ts'

addLocales([pt, ptBr])
