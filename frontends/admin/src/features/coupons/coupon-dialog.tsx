import type { Coupon } from '@print-shop/contracts';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../form-dialog.tsx';
import { History } from '../../history/history.tsx';
import { useStaffText } from '../../messages/index.ts';
import { useSaveCoupon } from './api/use-save-coupon.ts';
import { draftOf, fieldOf, NEW_COUPON } from './coupon-draft.ts';
import { CouponFields } from './coupon-form.tsx';
import { useText } from './messages/index.ts';

interface CouponDialogProps {
  /** Absent for a new one. */
  coupon: Coupon | undefined;
  onClose: () => void;
  onSaved: () => void;
}

export function CouponDialog({ coupon, onClose, onSaved }: CouponDialogProps) {
  const text = useText();
  const { saving: busy } = useStaffText();
  const form = useForm({ defaultValues: coupon ? draftOf(coupon) : NEW_COUPON });
  const saving = useSaveCoupon();
  return (
    <FormDialog
      title={coupon ? text.edit : text.add}
      size="large"
      form={form}
      sending={saving}
      onSuccess={onSaved}
      fieldOf={fieldOf}
      failed={text.saveFailed}
      submit={coupon ? text.update : text.create}
      busy={busy}
      onClose={onClose}
    >
      <CouponFields form={form} />
      {coupon && <History kind="coupon" id={coupon._id} />}
    </FormDialog>
  );
}
