import { clsx } from 'clsx'
import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  List,
  LogIn,
  LogOut,
  type LucideIcon,
  type LucideProps,
  Send,
} from 'lucide-react'

/** An icon that points along the text: mirrored where the text runs from right to left. */
const directional = (Glyph: LucideIcon, name: string) => {
  const Directional = ({ className, ...props }: LucideProps) => (
    <Glyph className={clsx('rtl:-scale-x-100', className)} {...props} />
  )
  Directional.displayName = name
  return Directional
}

export const ArrowBack = directional(ArrowLeft, 'ArrowBack')
export const ArrowNext = directional(ArrowRight, 'ArrowNext')
export const ChevronBack = directional(ChevronLeft, 'ChevronBack')
export const ChevronNext = directional(ChevronRight, 'ChevronNext')
export const ListIcon = directional(List, 'ListIcon')
export const LogInIcon = directional(LogIn, 'LogInIcon')
export const LogOutIcon = directional(LogOut, 'LogOutIcon')
export const SendIcon = directional(Send, 'SendIcon')
