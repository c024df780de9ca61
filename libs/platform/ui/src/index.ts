export { Button, type ButtonProps } from './actions/button.tsx'
export { ButtonLink, type ButtonLinkProps } from './actions/button-link.tsx'
export type { ButtonSize, ButtonVariant } from './actions/button-style.ts'
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx'
export { Spinner } from './actions/spinner.tsx'
export { Badge, type BadgeProps, type BadgeTone } from './feedback/badge.tsx'
export { Callout, type CalloutProps, type CalloutTone } from './feedback/callout.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx'
export {
  ErrorState,
  type ErrorStateProps,
  ReadCallout,
  ReadError,
  type ReadErrorProps,
} from './feedback/error-state.tsx'
export { LoadingState, type LoadingStateProps, Skeleton } from './feedback/loading-state.tsx'
export { ProgressBar, type ProgressBarProps } from './feedback/progress-bar.tsx'
export { saveFile } from './files/save-file.ts'
export { focusHandover } from './focus/focus-handover.ts'
export { Checkbox, type CheckboxProps } from './forms/checkbox.tsx'
export { ChoiceGroup, type ChoiceGroupProps } from './forms/choice-group.tsx'
export { Combobox, type ComboboxProps } from './forms/combobox.tsx'
export type { ChoiceOption } from './forms/control-style.ts'
export { Field, type FieldControl, type FieldProps } from './forms/field.tsx'
export { foldArabic } from './forms/fold-arabic.ts'
export { MultiChoice, type MultiChoiceProps } from './forms/multi-choice.tsx'
export { PasswordField, type PasswordFieldProps } from './forms/password-field.tsx'
export type { ComboboxOption } from './forms/search-options.ts'
export { SelectField, type SelectFieldProps } from './forms/select-field.tsx'
export { Switch, type SwitchProps } from './forms/switch.tsx'
export { TextArea, type TextAreaProps } from './forms/text-area.tsx'
export { TextField, type TextFieldProps } from './forms/text-field.tsx'
export * from './icons.ts'
export { Fact, Facts } from './layout/facts.tsx'
export { PageColumn, PageHeader, type PageHeaderProps } from './layout/page-header.tsx'
export { Prose } from './layout/prose.tsx'
export { Card, type CardProps, Section, type SectionProps } from './layout/section.tsx'
export { Drawing, type DrawingName } from './motif/drawings.tsx'
export { trianglePath } from './motif/najdi-triangle.ts'
export { AlertDialog, type AlertDialogProps } from './overlays/alert-dialog.tsx'
export { Dialog, DialogClose, type DialogProps } from './overlays/dialog.tsx'
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
} from './overlays/menu.tsx'
export { Toast, type ToastProps, ToastProvider, type ToastTone, ToastViewport } from './overlays/toast.tsx'
export { type UiLabels, UiProvider, type UiProviderProps } from './provider.tsx'
export { Avatar, type AvatarProps } from './text/avatar.tsx'
export { Breakable } from './text/breakable.tsx'
export { Email, Ltr } from './text/ltr.tsx'
