import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Raw } from '../../../raw/raw.js';
import { messages as common } from '../../messages.js';
import { CartForm } from './cart-form.js';
import { LandedCostResult } from './landed-cost-result.js';
import { messages } from './messages.js';
import { calculate, PATH, type Cart } from './requests.js';

/** Calculates the charges on a cart, and shows the applied rules. */
export function CalculatorPage() {
  const { data, error, isPending, variables, mutate } = useMutation({
    mutationFn: (cart: Cart) => calculate(cart),
  });
  return (
    <section className="page">
      <Link to="/settings/terms" className="back">
        ← {common.sections.terms}
      </Link>
      <header className="page-head">
        <h1>{messages.title}</h1>
        <output className="quiet">{isPending && messages.running}</output>
        <Raw
          subject={
            variables && data && { what: messages.result, path: PATH, body: variables, value: data }
          }
        />
      </header>
      <p className="quiet">{messages.explained}</p>
      <CartForm
        error={error}
        busy={isPending}
        onSend={(cart, onSuccess) => mutate(cart, { onSuccess })}
      />
      {data && variables && <LandedCostResult cart={variables} cost={data} />}
    </section>
  );
}
