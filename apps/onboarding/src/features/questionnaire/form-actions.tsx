import type { ReactNode } from 'react'

/** The buttons of a form, within the thumb's reach on a phone. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div
    data-bottom-actions
    className="sticky bottom-(--frame-bottom,0px) z-10 -mx-4 mt-10 flex flex-wrap gap-3 border-t border-line bg-page px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:px-0 sm:pt-6"
  >
    {children}
  </div>
)
