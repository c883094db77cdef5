import {accountAnalysis} from './analysis';
import type {Handler} from './call';
import {exportData} from './exports';
import {enterpriseGenerate, generate} from './generate';
import {enterpriseGetRequestStatus, getRequestStatus} from './requests';
import {deleteUser, extractBrand, loginUser, reactivateUser, setBrand, updateUserPlan} from './users';
import {enterpriseGetDesignVariants, getDesignVariants} from './variants';

/** What each operation of the contract does, by its id. A test holds the ids against the contract. */
export const handlers: Readonly<Record<string, Handler>> = {
  designsFromPrompt: generate,
  designsFromContent: generate,
  contentFromPrompt: generate,
  getRequestStatus,
  getDesignVariants,
  enterpriseDesignsFromPrompt: enterpriseGenerate,
  enterpriseDesignsFromContent: enterpriseGenerate,
  enterpriseContentFromPrompt: enterpriseGenerate,
  enterpriseGetRequestStatus,
  enterpriseGetDesignVariants,
  loginUser,
  deleteUser,
  reactivateUser,
  setBrand,
  extractBrand,
  updateUserPlan,
  accountAnalysis,
  exportData,
};
