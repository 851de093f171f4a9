import { Id, Text } from '#edge';

export class TokenRequest {
  @Id('The account user name.')
  clientId!: string;

  @Text({ max: 512, doc: 'The account password.' })
  clientSecret!: string;
}
