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

/**
 * An icon that points along the text: mirrored where the text runs from right to left. The calls are marked as pure, so that
 * a bundle leaves out the icons that it does not show.
 */
const directional = (Glyph: LucideIcon, name: string) => {
  const Directional = ({ className, ...props }: LucideProps) => (
    <Glyph className={clsx('rtl:-scale-x-100', className)} {...props} />
  )
  Directional.displayName = name
  return Directional
}

export const ArrowBack = /* @__PURE__ */ directional(ArrowLeft, 'ArrowBack')
export const ArrowNext = /* @__PURE__ */ directional(ArrowRight, 'ArrowNext')
export const ChevronBack = /* @__PURE__ */ directional(ChevronLeft, 'ChevronBack')
export const ChevronNext = /* @__PURE__ */ directional(ChevronRight, 'ChevronNext')
export const ListIcon = /* @__PURE__ */ directional(List, 'ListIcon')
export const LogInIcon = /* @__PURE__ */ directional(LogIn, 'LogInIcon')
export const LogOutIcon = /* @__PURE__ */ directional(LogOut, 'LogOutIcon')
export const SendIcon = /* @__PURE__ */ directional(Send, 'SendIcon')
